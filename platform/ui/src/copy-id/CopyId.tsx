import { useState } from 'react'
import { HiddenText } from '../hidden-text/index.ts'
import { useUiText, type Texts } from '../locale/index.ts'
import css from './copy-id.module.css'
import { middleCut } from './middle-cut.ts'

const zh = { copy: (id: string) => `复制${id}`, copied: '已复制', failed: '复制失败' }
const texts: Texts<typeof zh> = {
  zh,
  en: { copy: (id) => `Copy ${id}`, copied: 'Copied', failed: 'Could not copy' },
}

interface Props {
  readonly id: string
  readonly keep?: number | undefined
  /** An account number: shown whole, in groups of four, as people compare it. The gaps are not copied. */
  readonly grouped?: boolean | undefined
}

/** A long id, shortened in the middle unless `grouped`. Clicking copies the full id. */
export function CopyId({ id, keep = 6, grouped = false }: Props) {
  const text = useUiText(texts)
  const [status, setStatus] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id)
      setStatus(text.copied)
    } catch {
      setStatus(text.failed)
    }
  }
  return (
    <>
      <button
        type="button"
        className={css.id}
        title={id}
        onClick={() => void copy()}
        onBlur={() => setStatus('')}
        onMouseLeave={() => setStatus('')}
      >
        <span aria-hidden="true">{grouped ? <Groups id={id} /> : middleCut(id, keep)}</span>
        <HiddenText>{text.copy(id)}</HiddenText>
      </button>
      <span className={css.status} role="status">
        {status}
      </span>
    </>
  )
}

function Groups({ id }: { id: string }) {
  return (id.match(/.{1,4}/gsu) ?? []).map((group, at) => (
    <span key={at} className={css.group}>
      {group}
    </span>
  ))
}
