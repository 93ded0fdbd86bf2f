import { focusField } from '@iisp/ui/form-page'
import { type SetStateAction, useEffect, useRef, useState } from 'react'
import { type DraftOptions, useDraft, useKeptInput } from '../drafts/use-draft.ts'
import { useUnsaved } from '../tabs/page-hooks.ts'
import { useWrite } from './use-write.ts'

/** Error texts of a form by field, in the order of the fields. */
export type Faults<V> = { readonly [K in keyof V]?: string | false | null | undefined }

interface FormState<V> {
  readonly values: V
  readonly setValues: (change: SetStateAction<V>) => void
  readonly dirty: boolean
  readonly faultsOf: ((values: V) => Faults<V>) | undefined
}
interface Checked<V> {
  readonly initial: V
  readonly faultsOf?: ((values: V) => Faults<V>) | undefined
}

/** The state of a form. */
export type Form<V extends object> = ReturnType<typeof useFormState<V>>
/** What FormDialog and FormBody need of the state of a form. */
export type SendableForm<V extends object> = Omit<Form<V>, 'field'>

/** State of a form whose input is lost when it closes, for short dialogs. */
export function useForm<V extends object>({ initial, faultsOf }: Checked<V>): Form<V> {
  const [values, setValues] = useState(initial)
  const dirty = JSON.stringify(values) !== JSON.stringify(initial)
  useUnsaved(dirty)
  return useFormState({ values, setValues, dirty, faultsOf })
}

/** State of a form whose input is restored after a reload or a new sign-in, until `forget` is called. */
export function useDraftForm<V extends object>({ faultsOf, ...options }: Checked<V> & DraftOptions<V>) {
  const { value, setValue, dirty, restored, forget } = useDraft(options)
  const form = useFormState({ values: value, setValues: setValue, dirty, faultsOf })
  return { ...form, restored, forget }
}

/** State of a form on a page without a session. Its input is restored after a reload, until `forget` is called. */
export function useOpenForm<V extends object>({
  name,
  version,
  initial,
  faultsOf,
}: Checked<V> & Pick<DraftOptions<V>, 'name' | 'version'>) {
  const { value, setValue, dirty, restored, forget } = useKeptInput(name, version, initial)
  const form = useFormState({ values: value, setValues: setValue, dirty, faultsOf })
  return { ...form, restored, forget }
}

/**
 * Errors are shown after the first attempt to submit, and the first invalid field gets the focus. A refusal that names
 * fields of the form is shown beside them, any other at the top, until something is changed.
 */
function useFormState<V extends object>({ values, setValues, dirty, faultsOf }: FormState<V>) {
  const { busy, refusal, run, forget } = useWrite()
  const [tried, setTried] = useState(false)
  const root = useRef<HTMLFormElement>(null)
  const refusedFields = refusal?.fields.filter((name) => Object.keys(values).includes(name)) ?? []
  const [firstRefused] = refusedFields
  useEffect(() => {
    if (firstRefused !== undefined && root.current) focusField(root.current, firstRefused)
  }, [refusal, firstRefused])

  const faults: Faults<V> = (tried && faultsOf?.(values)) || {}
  const errorOf = (name: keyof V & string): string | null =>
    faults[name] || (refusal && refusedFields.includes(name) ? refusal.msg : null)
  const set = (change: Partial<V>) => {
    forget()
    setValues((before) => ({ ...before, ...change }))
  }
  return {
    values,
    set,
    dirty,
    busy,
    root,
    /** The server's refusal, if it does not concern a field. */
    refusal: refusal !== null && refusedFields.length === 0 ? refusal.msg : '',
    /** The props of a field of the kit. */
    field: <K extends keyof V & string>(name: K) => ({
      name,
      value: values[name],
      error: errorOf(name),
      onChange: (value: V[K]) => {
        const change: Partial<V> = {}
        change[name] = value
        set(change)
      },
    }),
    /** Sends the values if they have no errors. */
    submit: (send: (values: V) => Promise<unknown>) => {
      setTried(true)
      const first = Object.entries(faultsOf?.(values) ?? {}).find(([, fault]) => fault)?.[0]
      if (first === undefined) void run(() => send(values))
      else if (root.current) focusField(root.current, first)
    },
  }
}
