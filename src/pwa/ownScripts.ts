declare global {
  interface Window {
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: string,
        rules: { readonly createScriptURL: (address: string) => string | null },
      ) => unknown;
    };
  }
}

/** Where a browser asks of every script by whom it is trusted: those that came with the page are, and nothing else is. */
export function trustOwnScripts(): void {
  window.trustedTypes?.createPolicy('default', { createScriptURL: (address) => (isOwn(address) ? address : null) });
}

export function isOwn(address: string, page = location.href): boolean {
  return new URL(address, page).origin === new URL(page).origin;
}
