import '../../ui/icon.css';

const PATHS = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5L21 21',
  stamp: 'M9 13.5c1-2 .8-3.3.3-5a2.8 2.8 0 1 1 5.4 0c-.5 1.7-.7 3 .3 5M5 13.5h14v4H5ZM6 20.5h12',
} as const;

/** Drawn like the icons, which come with the first screen; these come with the rules. */
export function RuleSign({ of }: { readonly of: keyof typeof PATHS }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[of]} />
    </svg>
  );
}
