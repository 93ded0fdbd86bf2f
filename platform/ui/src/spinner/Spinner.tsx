import css from './spinner.module.css'

/**
 * A turning ring in the colour of the surrounding text, or of the brand. The label is outside the
 * spinner.
 */
export const Spinner = ({ size = 14, brand }: { size?: number; brand?: boolean }) => (
  <span
    className={css.spinner}
    style={{ width: size, height: size }}
    data-brand={brand || undefined}
    aria-hidden="true"
  />
)
