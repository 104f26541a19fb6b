/** The icon of the app, for places that speak of installing it. */
export function AppIcon() {
  return (
    <svg class="app-icon" viewBox="0 0 96 96" aria-hidden="true">
      <rect width="96" height="96" rx="21" fill="var(--icon-ground)" />
      <circle cx="48" cy="42" r="23" fill="var(--gold)" />
      <path d="M0 58q24-12 48 0t48 0v17a21 21 0 0 1-21 21H21A21 21 0 0 1 0 75Z" fill="var(--icon-night)" />
      <path d="M47 57h2l17 39H30Z" fill="var(--icon-night)" />
      <path d="M46.6 56 32 96h-6L46 56ZM49.4 56 64 96h6L50 56Z" fill="var(--icon-rail)" />
      <path d="M43 64h10M40.5 71h15M37.5 80h21M34 91h28" stroke="var(--icon-sleeper)" stroke-width="3" />
    </svg>
  );
}
