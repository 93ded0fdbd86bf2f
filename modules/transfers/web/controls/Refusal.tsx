import css from '../orders/form/form.module.css'

/** The server's refusal, shown in a dialog. */
export const Refusal = ({ text }: { text: string }) =>
  text === '' ? null : (
    <p role="alert" className={css.warning}>
      {text}
    </p>
  )
