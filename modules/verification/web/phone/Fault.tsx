import css from './phone.module.css'

/**
 * An error message. The component of `@iisp/web/forms` would load the dialogs of the desk onto the
 * phone.
 */
export const Fault = ({ text }: { text: string }) =>
  text === '' ? null : (
    <p className={css.fault} role="alert">
      {text}
    </p>
  )
