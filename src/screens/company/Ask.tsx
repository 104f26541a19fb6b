import './ask.css';

interface AskProps<Value extends string> {
  readonly id: string;
  readonly label: string;
  readonly why: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of several, by the device's own list: names in it may be long, and many. */
export function Ask<Value extends string>({ id, label, why, options, value, onChange }: AskProps<Value>) {
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text);
    if (chosen !== undefined) onChange(chosen.value);
  };
  return (
    <div class="ask">
      <label for={id}>
        <strong>{label}</strong>
        <small>{why}</small>
      </label>
      <select id={id} value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
