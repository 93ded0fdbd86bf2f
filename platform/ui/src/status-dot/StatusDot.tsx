import css from './status-dot.module.css'

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** A state as a coloured dot with text, never by colour alone. */
export const StatusDot = ({ tone, label }: { tone: Tone; label: string }) => (
  <span className={css.status}>
    <span className={css.dot} data-tone={tone} aria-hidden="true" />
    {label}
  </span>
)
