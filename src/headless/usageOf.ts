import commands from './commands.json';

/** How a command is called: the list that `npm run help` prints is the only place that says so. */
export function usageOf(command: keyof typeof commands): string {
  const { call, options }: { readonly call: string; readonly options?: string } = commands[command];
  return options === undefined ? call : `${call} ${options}`;
}
