import css from './spinner.module.css'

/** A turning ring in the colour of the text around it, or of the brand. The words for it stand beside it. */
export const Spinner = ({ size = 14, brand }: { size?: number; brand?: boolean }) => (
  <span
    className={css.spinner}
    style={{ width: size, height: size }}
    data-brand={brand || undefined}
    aria-hidden="true"
  />
)
