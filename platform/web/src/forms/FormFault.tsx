import css from './forms.module.css'

/** Why the server refused a form, above its fields. */
export const FormFault = ({ text }: { text: string }) =>
  text === '' ? null : (
    <p role="alert" className={css.fault}>
      {text}
    </p>
  )
