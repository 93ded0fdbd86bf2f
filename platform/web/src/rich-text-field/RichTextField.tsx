import { Field, type FieldProps } from '@iisp/ui/field'
import { useEffect, useRef, useState, type ClipboardEvent } from 'react'
import { useText } from '../i18n/index.ts'
import { cleanHtml } from '../messages/clean-html.ts'
import { toast } from '../messages/index.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { richTextTexts } from './rich-text-texts.ts'
import css from './rich-text.module.css'

/** What each tool makes of the selection; the browser's own commands, and nothing but the safe set. */
const tools = [
  ['bold', 'bold'],
  ['italic', 'italic'],
  ['underline', 'underline'],
  ['heading', 'formatBlock', 'h3'],
  ['bullets', 'insertUnorderedList'],
  ['numbers', 'insertOrderedList'],
  ['plain', 'removeFormat'],
] as const

/** Rich text as it will look. Pasted text comes without its formats. */
export function RichTextField(props: FieldProps<string>) {
  const { value, onChange, label } = props
  const t = useText(richTextTexts)
  const place = useRef<HTMLDivElement>(null)
  const first = useRef(value)
  const [linking, setLinking] = useState<Range | null>(null)
  useEffect(() => {
    place.current?.replaceChildren(cleanHtml(first.current))
  }, [])
  const tell = () => onChange(place.current?.innerHTML ?? '')
  // oxlint-disable-next-line typescript/no-deprecated -- there is no other command for a text being edited
  const run = (command: string, argument?: string) => void document.execCommand(command, false, argument)
  const press = (command: string, argument?: string) => {
    place.current?.focus()
    run('defaultParagraphSeparator', 'p')
    run(command, argument)
    tell()
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    run('insertText', event.clipboardData.getData('text/plain'))
    tell()
  }
  const startLink = () => {
    const selection = getSelection()
    const range = selection?.rangeCount ? selection.getRangeAt(0) : null
    const chosen = range && !range.collapsed && place.current?.contains(range.commonAncestorContainer)
    if (chosen) setLinking(range.cloneRange())
    else toast.info(t('linkSelect'))
  }
  const link = (href: string) => {
    const selection = getSelection()
    setLinking(null)
    place.current?.focus()
    if (linking && selection) {
      selection.removeAllRanges()
      selection.addRange(linking)
    }
    run('createLink', href)
    tell()
  }
  return (
    <Field {...props} group>
      {(control) => (
        <div className={css.rich} data-invalid={props.error ? '' : undefined}>
          <div role="toolbar" aria-label={label} className={css.tools}>
            {tools.map(([name, command, argument]) => (
              <button
                key={name}
                type="button"
                // a press must not take the selection away
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => press(command, argument)}
              >
                {t(name)}
              </button>
            ))}
            <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={startLink}>
              {t('link')}
            </button>
          </div>
          <div
            {...control}
            ref={place}
            className={css.text}
            contentEditable
            suppressContentEditableWarning
            role="textbox"
            tabIndex={0}
            aria-multiline
            aria-label={label}
            onFocus={() => run('defaultParagraphSeparator', 'p')}
            onInput={tell}
            onPaste={paste}
          />
          {linking && <LinkDialog onClose={() => setLinking(null)} onLink={link} />}
        </div>
      )}
    </Field>
  )
}
