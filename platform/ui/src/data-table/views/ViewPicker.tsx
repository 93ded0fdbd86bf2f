import { useState } from 'react'
import { Button } from '../../button/index.ts'
import { Icon } from '../../icon/index.ts'
import { useUiText } from '../../locale/index.ts'
import { Popover } from '../../popover/index.ts'
import type { ColumnSettings } from '../columns/column-layout.ts'
import css from './view-picker.module.css'
import type { TableViews } from '../props.ts'
import { ViewList } from './ViewList.tsx'
import { viewTexts } from './view-texts.ts'

interface Props {
  readonly views: TableViews
  /** The current column settings. */
  readonly columns: () => ColumnSettings
}

/** Selects, saves and shares named views of filters, columns and sort order. */
export function ViewPicker({ views, columns }: Props) {
  const text = useUiText(viewTexts)
  return (
    <Popover
      label={text.title}
      renderOpener={(opener) => (
        <button type="button" className={css.opener} {...opener}>
          {views.current ?? text.views}
          <Icon name="chevronDown" size={12} />
        </button>
      )}
    >
      {(close) => (
        <div className={css.panel}>
          <ViewList
            views={views}
            onApply={(name) => {
              views.onApply(name)
              close()
            }}
          />
          <SaveView views={views} columns={columns} />
        </div>
      )}
    </Popover>
  )
}

function SaveView({ views, columns }: Props) {
  const text = useUiText(viewTexts)
  const [name, setName] = useState(views.current ?? '')
  const [message, setMessage] = useState('')
  const [saving, setSaving] = useState(false)
  const save = async () => {
    const trimmedName = name.trim()
    if (trimmedName === '') return setMessage(text.nameNeeded)
    setSaving(true)
    setMessage((await views.onSave(trimmedName, columns())) ?? '')
    setSaving(false)
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(views.linkOf(columns()))
      setMessage(text.linkCopied)
    } catch {
      setMessage(text.linkFailed)
    }
  }
  const known = views.list.some((view) => view.name === name.trim())
  return (
    <form
      className={css.save}
      onSubmit={(event) => {
        event.preventDefault()
        // must not submit a form around the table
        event.stopPropagation()
        if (!saving) void save()
      }}
    >
      <input
        className={css.name}
        aria-label={text.name}
        placeholder={text.name}
        maxLength={30}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div className={css.row}>
        <Button htmlType="submit" writing={saving}>
          {known ? text.replace : text.save}
        </Button>
        <Button type="inline" onClick={() => void copy()}>
          {text.copyLink}
        </Button>
      </div>
      <p role="status" className={css.message}>
        {message}
      </p>
    </form>
  )
}
