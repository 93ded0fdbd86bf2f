import AntdTextArea from 'antd/es/input/TextArea'
import { withoutHidden } from '@iisp/contract/hidden-characters'
import { Field, type FieldProps } from '../field/index.ts'
import { cutText, textWidth } from '../text-width/index.ts'

export interface TextAreaProps extends FieldProps<string> {
  readonly placeholder?: string | undefined
  /** Maximum number of characters; further input is ignored. */
  readonly max?: number | undefined
  /** A Chinese character counts as two. */
  readonly countWideDouble?: boolean | undefined
  readonly rows?: number | undefined
}

const cutChars = (value: string, max: number) => {
  const chars = [...value]
  return chars.length <= max ? value : chars.slice(0, max).join('')
}

/** A multi-line text field with a character count. Bidirectional control characters are removed from pasted text. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, max, countWideDouble = false, placeholder, rows = 3 } = props
  const used = countWideDouble ? textWidth(value) : [...value].length
  const cut = countWideDouble ? cutText : cutChars
  return (
    <Field {...props} aside={max === undefined ? undefined : `${used} / ${max}`}>
      {(control) => (
        <AntdTextArea
          {...control}
          value={value}
          placeholder={placeholder}
          rows={rows}
          {...(props.error && { status: 'error' as const })}
          // an input method shows text that is not final yet, so cut it when composition ends
          onChange={(event) => {
            const typed = withoutHidden(event.target.value, 'text')
            const composing = (event.nativeEvent as InputEvent).isComposing
            onChange(max === undefined || composing ? typed : cut(typed, max))
          }}
          onCompositionEnd={(event) => {
            if (max !== undefined) onChange(cut(event.currentTarget.value, max))
          }}
        />
      )}
    </Field>
  )
}
