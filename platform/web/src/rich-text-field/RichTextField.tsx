import { Field, type FieldProps } from '@iisp/ui/field'
import { lazyPart } from '../loader/index.ts'
import css from './rich-text.module.css'

/** The editor is larger than a whole list page, so it is loaded with the first field. */
const Editor = lazyPart(() => import('./Editor.tsx'), 'Editor')

/**
 * A field for rich text, edited in its final appearance. Accepts exactly the markup that the server
 * accepts.
 */
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
