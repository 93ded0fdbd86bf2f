import css from './count-badge.module.css'

/** A number of things that wait for the person; 99+ for more than 99. What is counted stands beside it. */
export const CountBadge = ({ count }: { count: number }) => (
  <span className={css.badge}>{count > 99 ? '99+' : count}</span>
)
