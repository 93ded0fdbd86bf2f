const chinese = /\p{Script=Han}/u

/**
 * A name as it was entered. It keeps its own script in every language and is marked accordingly for
 * screen readers.
 */
export const EnteredName = ({ name }: { readonly name: string }) => (
  <span {...(chinese.test(name) && { lang: 'zh-CN' })}>{name}</span>
)
