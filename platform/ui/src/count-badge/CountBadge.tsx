import css from './count-badge.module.css'

/**
 * A number of items that await the person; 99+ for more than 99. The label is outside the badge.
 */
export const CountBadge = ({ count }: { count: number }) => (
  <span className={css.badge}>{count > 99 ? '99+' : count}</span>
)
