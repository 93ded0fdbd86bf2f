import { Toolbar } from '@iisp/ui/toolbar'
import 'prosemirror-view/style/prosemirror.css'
import { useState } from 'react'
import { useText } from '../i18n/index.ts'
import { toast } from '../messages/index.ts'
import { tools } from './commands.ts'
import type { EditorProps } from './editor-props.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { type Link, isLinked, linkAt, withLink } from './link.ts'
import { richTextTexts } from './rich-text-texts.ts'
import css from './rich-text.module.css'
import { useEditor } from './use-editor.ts'

const icons = {
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  strike: 'strike',
  heading: 'heading',
  bullets: 'bullets',
  numbers: 'numbers',
  plain: 'eraser',
  undo: 'undo',
  redo: 'redo',
} as const

/** The editable text with its toolbar. */
export function Editor(props: EditorProps) {
  const t = useText(richTextTexts)
  const { place, state, dispatch, focus } = useEditor(props)
  const [linking, setLinking] = useState<Link | null>(null)
  const startLink = () => {
    const link = linkAt(state)
    if (link === null) toast.info(t('linkSelect'))
    else setLinking(link)
  }
  const link = (range: Link, href: string) => {
    setLinking(null)
    dispatch((now, apply) => apply(withLink(now, range, href)))
    focus()
  }
  return (
    <>
      <div className={css.tools}>
        <Toolbar
          label={props.label}
          tools={[
            ...tools.map(({ name, run, ...tool }) => ({
              key: name,
              label: t(name),
              icon: icons[name],
              disabled: !run(state),
              ...('isOn' in tool && { pressed: tool.isOn(state) }),
              ...('shortcut' in tool && { shortcut: tool.shortcut }),
              onPress: () => {
                dispatch(run)
                focus()
              },
            })),
            { key: 'link', label: t('link'), icon: 'link', pressed: isLinked(state), onPress: startLink },
          ]}
        />
      </div>
      <div ref={place} />
      {linking && (
        <LinkDialog
          initial={linking.href}
          onClose={() => setLinking(null)}
          onLink={(href) => link(linking, href)}
        />
      )}
    </>
  )
}
