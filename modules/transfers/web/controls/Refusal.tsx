import css from '../orders/form/form.module.css'

/** Why the server refused what a dialog sent. */
export const Refusal = ({ text }: { text: string }) =>
  text === '' ? null : (
    <p role="alert" className={css.warning}>
      {text}
    </p>
  )
