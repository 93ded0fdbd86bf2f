import css from './status-dot.module.css'

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** A state: a coloured dot and a word, never a colour alone. */
export const StatusDot = ({ tone, label }: { tone: Tone; label: string }) => (
  <span className={css.status}>
    <span className={css.dot} data-tone={tone} aria-hidden="true" />
    {label}
  </span>
)
