import { parseAst } from 'vite';

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

/** What a script takes from its browser, each by its name. */
export interface ScriptWords {
  /** `x`: what stands there for everybody; `X.y`: what hangs on one of these. */
  readonly taken: ReadonlySet<string>;
  /** What is asked of anything: own things and the browser’s look alike here. */
  readonly members: ReadonlySet<string>;
  /** How it is written, where that is newer than 2020. */
  readonly written: ReadonlySet<string>;
}

/** Other names for the place where everything stands. */
const EVERYWHERE: ReadonlySet<string> = new Set(['window', 'self', 'globalThis']);
/** Beside a name in these places stands what it means; the name itself is no variable. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  MemberExpression: ['property'],
  Property: ['key'],
  MethodDefinition: ['key'],
  PropertyDefinition: ['key'],
  LabeledStatement: ['label'],
  BreakStatement: ['label'],
  ContinueStatement: ['label'],
  ImportSpecifier: ['imported', 'local'],
  ImportAttribute: ['key'],
  ExportSpecifier: ['exported', 'local'],
  MetaProperty: ['meta', 'property'],
};

export function scriptWordsOf(script: string): ScriptWords {
  const nodes = [...within(parseAst(script) as unknown as Node)];
  const own = new Set(nodes.flatMap(bound));
  const isTaken = (name: string) => name !== '' && !own.has(name);
  const taken = nodes.flatMap((node) => [...named(node), ...hanging(node)]).filter(([name = '']) => isTaken(name));
  return {
    taken: new Set(
      taken.map((path) => (EVERYWHERE.has(path[0] ?? '') ? path.slice(1) : path).join('.')).filter(Boolean),
    ),
    members: new Set(nodes.flatMap((node) => memberOf(node) ?? [])),
    written: new Set(nodes.flatMap(newWaysOf)),
  };
}

function* within(node: Node): Generator<Node> {
  yield node;
  for (const child of Object.values(node)) for (const each of [child].flat()) if (isNode(each)) yield* within(each);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function nodesAt(node: Node, ...places: readonly string[]): readonly Node[] {
  return places.flatMap((place) => [node[place]].flat().filter(isNode));
}

/** The names that a node gives to something of the script’s own. */
function bound(node: Node): readonly string[] {
  if (/^(?:Arrow)?Function/.test(node.type)) return nodesAt(node, 'id', 'params').flatMap(namesIn);
  if (/^Class/.test(node.type) || node.type === 'VariableDeclarator') return nodesAt(node, 'id').flatMap(namesIn);
  if (/^Import.*Specifier$/.test(node.type)) return nodesAt(node, 'local').flatMap(namesIn);
  return node.type === 'CatchClause' ? nodesAt(node, 'param').flatMap(namesIn) : [];
}

function namesIn(pattern: Node): readonly string[] {
  if (pattern.type === 'Identifier') return [String(pattern['name'])];
  if (pattern.type === 'Property') return nodesAt(pattern, 'value').flatMap(namesIn);
  return nodesAt(pattern, 'properties', 'elements', 'argument', 'left').flatMap(namesIn);
}

/** The variables right within a node. */
function named(node: Node): readonly (readonly string[])[] {
  const labels = node['computed'] === true ? [] : (LABELS[node.type] ?? []);
  return Object.entries(node)
    .filter(([place]) => !labels.includes(place))
    .flatMap(([, child]) => [child].flat().filter(isNode))
    .flatMap((child) => (child.type === 'Identifier' ? [[String(child['name'])]] : []));
}

/** What is asked of a variable: `X.y`, and `const { y } = X`. */
function hanging(node: Node): readonly (readonly string[])[] {
  if (node.type === 'VariableDeclarator') {
    const [from = ''] = nodesAt(node, 'init').flatMap(namesIn);
    const keys = nodesAt(node, 'id').flatMap((id) => nodesAt(id, 'properties'));
    return keys.flatMap((key) => nodesAt(key, 'key').flatMap((name) => namesIn(name).map((asked) => [from, asked])));
  }
  const member = memberOf(node);
  const [of] = nodesAt(node, 'object');
  return member === null || of?.type !== 'Identifier' ? [] : [[String(of['name']), member]];
}

function memberOf(node: Node): string | null {
  if (node.type !== 'MemberExpression' || node['computed'] === true) return null;
  const [property] = nodesAt(node, 'property');
  return property?.type === 'Identifier' ? String(property['name']) : null;
}

function newWaysOf(node: Node): readonly string[] {
  const { type, operator, kind, regex } = node as Node & { regex?: { pattern: string; flags: string } };
  if (type === 'AssignmentExpression' && /^(?:\?\?|\|\||&&)=$/.test(String(operator))) return ['logical assignment'];
  if (type === 'PropertyDefinition') return ['fields of classes'];
  if (type === 'PrivateIdentifier') return ['private members'];
  if (type === 'StaticBlock') return ['static blocks'];
  if (type === 'VariableDeclaration' && /using/.test(String(kind))) return ['using'];
  if (/^(?:Import|Export).*Declaration$/.test(type) && nodesAt(node, 'attributes').length > 0) return ['import with'];
  return regex === undefined || regex === null ? [] : newInExpression(regex);
}

function newInExpression({ pattern, flags }: { readonly pattern: string; readonly flags: string }): readonly string[] {
  const known: Readonly<Record<string, boolean>> = {
    'expressions that look behind': /\(\?<[=!]/.test(pattern),
    'expressions with modifiers': /\(\?[ims-]+:/.test(pattern),
    'expressions with the flag d': flags.includes('d'),
    'expressions with the flag v': flags.includes('v'),
  };
  return Object.entries(known).flatMap(([name, is]) => (is ? [name] : []));
}
