import { answerParts } from '@iisp/assistant/rules'
import { Button } from '@iisp/ui/button'
import { useMayOpen, useOpenMenu } from '@iisp/web'
import css from './talk.module.css'

interface Props {
  readonly text: string
  /** Function mode: menus that the person may open are links. */
  readonly opensMenus: boolean
}

/** An answer with its bold text and menu links. Everything else is plain text. */
export function AnswerText({ text, opensMenus }: Props) {
  return (
    <div className={css.answer}>
      {answerParts(text).map((part, at) =>
        part.kind === 'menu' ? (
          <MenuName key={at} id={part.menuId} name={part.text} opens={opensMenus} />
        ) : part.kind === 'strong' ? (
          <strong key={at}>{part.text}</strong>
        ) : (
          part.text
        ),
      )}
    </div>
  )
}

function MenuName({ id, name, opens }: { id: string; name: string; opens: boolean }) {
  const may = useMayOpen(id)
  const openMenu = useOpenMenu()
  if (!opens || !may) return <span>“{name}”</span>
  return (
    <Button type="inline" onClick={() => void openMenu(id)}>
      {name}
    </Button>
  )
}
