/** Changes to a plain JSON value, for tests that break a good file in one way. Places are written 'routes.12.b'. */
export type Edit = (json: unknown) => void;

type Container = Record<string, unknown>;

export function edited(json: unknown, ...edits: readonly Edit[]): unknown {
  const copy: unknown = structuredClone(json);
  for (const edit of edits) edit(copy);
  return copy;
}

export function put(where: string, value: unknown): Edit {
  return (json) => {
    const { parent, key } = find(json, where);
    parent[key] = value;
  };
}

export function drop(where: string): Edit {
  return (json) => {
    const { parent, key } = find(json, where);
    if (!(key in parent)) throw new Error(`there is nothing at ${where} to drop`);
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  };
}

export function add(where: string, ...values: readonly unknown[]): Edit {
  return (json) => {
    const { parent, key } = find(json, where);
    const list = parent[key];
    if (!Array.isArray(list)) throw new Error(`there is no list at ${where}`);
    list.push(...values);
  };
}

function find(json: unknown, where: string): { parent: Container; key: string } {
  const steps = where.split('.');
  const key = steps.pop() ?? '';
  const parent = steps.reduce<unknown>((value, step) => (isContainer(value) ? value[step] : undefined), json);
  if (!isContainer(parent)) throw new Error(`there is no ${where}`);
  return { parent, key };
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** Puts a value into a list, in front of what stands at that place: 'events.5'. */
export function insert(where: string, value: unknown): Edit {
  return (json) => {
    const { parent, key } = find(json, where);
    if (!Array.isArray(parent)) throw new Error(`there is no list around ${where}`);
    parent.splice(Number(key), 0, value);
  };
}

/** Cuts a list off after so many entries. */
export function cut(where: string, length: number): Edit {
  return (json) => {
    const { parent, key } = find(json, where);
    const list = parent[key];
    if (!Array.isArray(list)) throw new Error(`there is no list at ${where}`);
    list.length = length;
  };
}
