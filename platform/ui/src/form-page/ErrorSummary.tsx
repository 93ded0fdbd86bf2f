import { useUiText, type Texts } from '../locale/index.ts'
import type { FormError } from './form-error.ts'
import css from './form-page.module.css'

const zh = { wrong: (n: number) => `有${n}处内容需要修改` }
const texts: Texts<typeof zh> = {
  zh,
  en: { wrong: (n) => (n === 1 ? 'One entry needs a change' : `${n} entries need a change`) },
}

interface ErrorSummaryProps {
  readonly errors: readonly FormError[]
  readonly onGo: (name: string) => void
}

/** Summary of all errors. Each line links to its field. */
export function ErrorSummary({ errors, onGo }: ErrorSummaryProps) {
  const text = useUiText(texts)
  return (
    <div className={css.summary}>
      <p role="status">{text.wrong(errors.length)}</p>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <button type="button" onClick={() => onGo(name)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
