import { Component, type ComponentChild, type ComponentType } from 'preact';

/** Draws again only when one of its properties is another one than before. */
export function memo<Props extends object>(draw: (props: Props) => ComponentChild): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      return differ(this.props, next);
    }

    override render(): ComponentChild {
      return draw(this.props);
    }
  };
}

export function differ(before: object, after: object): boolean {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).some(([name, value]) => !Object.is(old.get(name), value));
  return changed || old.size !== Object.keys(after).length;
}
