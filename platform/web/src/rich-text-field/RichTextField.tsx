import { Field, type FieldProps } from '@iisp/ui/field'
import { lazyPart } from '../loader/index.ts'
import css from './rich-text.module.css'

/** The editor weighs more than a list page; it comes with the first text that is to be written. */
const Editor = lazyPart(
  () => import('./Editor.tsx'),
  (loaded) => loaded.Editor,
)

/** Rich text as it will look. It holds what the server keeps of rich text, and nothing else. */
export function RichTextField(props: FieldProps<string>) {
  const { value, onChange, label } = props
  return (
    <Field {...props} group>
      {(control) => (
        <div className={css.rich} data-invalid={props.error ? '' : undefined}>
          <Editor label={label} value={value} onChange={onChange} control={control} />
        </div>
      )}
    </Field>
  )
}
