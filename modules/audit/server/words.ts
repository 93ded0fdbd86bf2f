import type { AuditNames } from '@iisp/contract/audit-names'
import type { ReadContext } from '@iisp/server'
import { commonFields } from './field-names.ts'

type Contents = { readonly name: string; readonly before: string | null; readonly after: string }[]

/**
 * The contents of the trail in the reader's language. Entries that no module names keep their code.
 */
export function wordsOf(modules: readonly AuditNames[], language: 'zh' | 'en') {
  const at = language === 'zh' ? 0 : 1
  const shown = (value: unknown): string => {
    if (typeof value === 'boolean') return (value ? (['是', 'Yes'] as const) : (['否', 'No'] as const))[at]
    if (Array.isArray(value)) return value.map(shown).join(language === 'zh' ? '、' : ', ')
    if (value === null || value === undefined) return ''
    return typeof value === 'string' ? value : JSON.stringify(value)
  }
  const changeOf = (value: unknown): { before: string | null; after: string } =>
    isRecord(value) && 'from' in value && 'to' in value
      ? { before: beforeOf(value.from, shown), after: shown(value.to) }
      : { before: null, after: shown(value) }
  const moduleOf = (action: string) => action.slice(0, action.indexOf('.'))
  const named = (action: string) => modules.filter(({ module }) => module === moduleOf(action))
  const fieldName = (action: string, key: string) =>
    (commonFields[key] ?? named(action).find(({ fields }) => fields?.[key])?.fields?.[key])?.[at] ?? key
  return {
    actions: modules
      .flatMap(({ module, actions }) =>
        Object.entries(actions).map(([key, name]) => ({ action: `${module}.${key}`, name: name[at] })),
      )
      .toSorted((a, b) => a.action.localeCompare(b.action)),
    action(action: string): string {
      const key = action.slice(action.indexOf('.') + 1)
      return named(action).find(({ actions }) => actions[key])?.actions[key]?.[at] ?? action
    },
    /** @param label what people call it; its id where that is unknown */
    object(action: string, object: string, label: string | undefined): string {
      const [kind, id] = split(object)
      // an account or an institution is acted on by modules that it does not belong to
      const name = [...named(action), ...modules].find(({ objects }) => objects[kind])?.objects[kind]
      return name === undefined ? object : [name[at], label ?? id].filter(Boolean).join(' ')
    },
    /** The detail field by field; codes of states by their names. */
    content(action: string, object: string, detail: string): Contents {
      const [kind] = split(object)
      const states = named(action).find((one) => one.states?.[kind])?.states?.[kind]
      const stateName = (code: unknown) => states?.[String(code)]?.name[language] ?? shown(code)
      const { from, to, ...rest } = asRecord(detail)
      const moved: Contents =
        to === undefined || from === to
          ? []
          : [
              {
                name: fieldName(action, states ? 'state' : 'change'),
                before: beforeOf(from, stateName),
                after: stateName(to),
              },
            ]
      return [
        ...moved,
        ...Object.entries(rest).map(([key, value]) => ({ name: fieldName(action, key), ...changeOf(value) })),
      ]
    },
  }
}

/** Names that people use for the objects of these rows, by object. Each kind is queried once. */
export async function labelsOf(
  { call }: Pick<ReadContext, 'call'>,
  modules: readonly AuditNames[],
  objects: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const labels = new Map<string, string>()
  for (const [kind, find] of modules.flatMap((one) => Object.entries(one.labels ?? {}))) {
    const ids = objects
      .map(split)
      .flatMap(([of, id]) => (of === kind && /^[1-9]\d{0,17}$/.test(id) ? [id] : []))
    if (ids.length === 0) continue
    for (const [id, label] of await find(call, [...new Set(ids)])) labels.set(`${kind}:${id}`, label)
  }
  return labels
}

const split = (object: string): [kind: string, id: string] => {
  const at = object.indexOf(':')
  return at < 0 ? [object, ''] : [object.slice(0, at), object.slice(at + 1)]
}

function asRecord(detail: string): Record<string, unknown> {
  const value: unknown = JSON.parse(detail)
  return isRecord(value) ? value : { detail: value }
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const beforeOf = (value: unknown, name: (code: unknown) => string) =>
  value === undefined || value === null ? null : name(value)
