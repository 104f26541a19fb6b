/**
 * The part of JSON Schema that maps/schema.json uses. A keyword it does not know is an error, so a schema that grows
 * beyond it fails its test instead of being half checked.
 */
export type Schema = Readonly<Record<string, unknown>>;

type Rule = (value: unknown, wanted: unknown, schema: Schema, root: Schema) => boolean;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
};

const regExps = new Map<string, RegExp>();

function regExp(pattern: string): RegExp {
  const known = regExps.get(pattern) ?? new RegExp(pattern, 'u');
  regExps.set(pattern, known);
  return known;
}

// Every rule but `type`, `const` and `enum` lets values of another type pass, as the standard says.
const RULES: Readonly<Record<string, Rule>> = {
  type: (value, wanted) => [wanted].flat().some((type) => TYPES[String(type)]?.(value)),
  const: (value, wanted) => value === wanted,
  enum: (value, wanted) => Array.isArray(wanted) && wanted.includes(value),
  minimum: (value, wanted) => typeof value !== 'number' || value >= Number(wanted),
  maximum: (value, wanted) => typeof value !== 'number' || value <= Number(wanted),
  maxLength: (value, wanted) => typeof value !== 'string' || [...value].length <= Number(wanted),
  pattern: (value, wanted) => typeof value !== 'string' || regExp(String(wanted)).test(value),
  minItems: (value, wanted) => !Array.isArray(value) || value.length >= Number(wanted),
  maxItems: (value, wanted) => !Array.isArray(value) || value.length <= Number(wanted),
  items: (value, wanted, _, root) => !Array.isArray(value) || value.every((item) => fits(item, wanted, root)),
  minProperties: (value, wanted) => !isObject(value) || Object.keys(value).length >= Number(wanted),
  maxProperties: (value, wanted) => !isObject(value) || Object.keys(value).length <= Number(wanted),
  propertyNames: (value, wanted, _, root) =>
    !isObject(value) || Object.keys(value).every((name) => fits(name, wanted, root)),
  required: (value, wanted) =>
    !isObject(value) || (Array.isArray(wanted) && wanted.every((name) => Object.hasOwn(value, name))),
  properties: (value, wanted, _, root) =>
    !isObject(value) ||
    Object.entries(schemaOf(wanted)).every(
      ([name, rule]) => !Object.hasOwn(value, name) || fits(value[name], rule, root),
    ),
  additionalProperties: (value, wanted, schema, root) =>
    !isObject(value) || othersOf(value, schema).every((name) => wanted !== false && fits(value[name], wanted, root)),
  oneOf: (value, wanted, _, root) =>
    Array.isArray(wanted) && wanted.filter((option) => fits(value, option, root)).length === 1,
  $ref: (value, wanted, _, root) => fits(value, referred(root, String(wanted)), root),
};

const SILENT = new Set(['$schema', '$defs', 'title', 'description']);

export function fits(value: unknown, schema: unknown, root: Schema = schemaOf(schema)): boolean {
  return Object.entries(schemaOf(schema)).every(([keyword, wanted]) => {
    if (SILENT.has(keyword)) return true;
    const rule = RULES[keyword];
    if (rule === undefined) throw new Error(`the schema uses ${keyword}, which this validator does not know`);
    return rule(value, wanted, schemaOf(schema), root);
  });
}

export function schemaOf(value: unknown): Schema {
  if (!isObject(value)) throw new Error(`not a schema: ${JSON.stringify(value)}`);
  return value;
}

function othersOf(value: Record<string, unknown>, schema: Schema): string[] {
  const known = schemaOf(schema['properties'] ?? {});
  return Object.keys(value).filter((name) => !Object.hasOwn(known, name));
}

function referred(root: Schema, ref: string): unknown {
  const found = schemaOf(root['$defs'])[ref.replace('#/$defs/', '')];
  if (found === undefined) throw new Error(`the schema has no ${ref}`);
  return found;
}
