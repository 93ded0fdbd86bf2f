import css from './drawer.module.css'

/** A text that somebody wrote, under its heading; its lines and blanks are kept. */
export const Passage = ({ title, children }: { readonly title: string; readonly children: string }) => (
  <>
    <h3 className={css.passageTitle}>{title}</h3>
    <p className={css.passage}>{children}</p>
  </>
)
