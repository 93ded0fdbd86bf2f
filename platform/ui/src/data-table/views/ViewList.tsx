import { useState } from 'react'
import { Button, IconButton } from '../../button/index.ts'
import { useUiText } from '../../locale/index.ts'
import type { TableViews } from '../props.ts'
import css from './view-picker.module.css'
import { viewTexts } from './view-texts.ts'

interface Props {
  readonly views: TableViews
  readonly onApply: (name: string) => void
}

/** The saved views. Clicking one applies it, the star makes it the default, and the bin asks before deleting. */
export function ViewList({ views, onApply }: Props) {
  const text = useUiText(viewTexts)
  const [doomed, setDoomed] = useState<string | null>(null)
  const [fault, setFault] = useState('')
  const run = async (work: Promise<string | null>) => setFault((await work) ?? '')
  if (views.list.length === 0) return <p className={css.none}>{text.none}</p>
  return (
    <>
      <ul className={css.list}>
        {views.list.map(({ name, isDefault }) =>
          name === doomed ? (
            <li key={name}>
              <span className={css.question}>{text.really(name)}</span>
              <Button
                type="inline"
                danger
                onClick={() => {
                  setDoomed(null)
                  void run(views.onRemove(name))
                }}
              >
                {text.yes}
              </Button>
              <Button type="inline" onClick={() => setDoomed(null)}>
                {text.no}
              </Button>
            </li>
          ) : (
            <li key={name} data-current={views.current === name || undefined}>
              <button
                type="button"
                className={css.view}
                aria-label={text.apply(name)}
                aria-pressed={views.current === name}
                onClick={() => onApply(name)}
              >
                {name}
              </button>
              <button
                type="button"
                className={css.mark}
                aria-label={isDefault ? text.undoDefault(name) : text.makeDefault(name)}
                aria-pressed={isDefault}
                onClick={() => void run(views.onDefault(isDefault ? null : name))}
              >
                {text.default}
              </button>
              <IconButton
                icon="trash"
                iconSize={12}
                label={text.remove(name)}
                onClick={() => setDoomed(name)}
              />
            </li>
          ),
        )}
      </ul>
      {fault && (
        <p role="alert" className={css.fault}>
          {fault}
        </p>
      )}
    </>
  )
}
