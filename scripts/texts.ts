import { filesBelow, textOf } from './repository.ts'

/** Files of texts that people write: help, descriptions of menus, articles, announcements. */
export const textFiles: readonly string[] = [...filesBelow('modules', /\.md$/)].filter((file) =>
  /^modules\/[^/]+\/(?:server\/(?:help|delivered)|fixtures\/(?:guides|news|announcements))\//.test(file),
)
/** Help texts and descriptions of menus, which tell people what to press. */
export const helpFiles: readonly string[] = textFiles.filter((file) => /\/(?:help|guides)\//.test(file))

/** The lines of a file, numbered from 1. */
export const linesOf = (file: string): readonly { readonly line: number; readonly text: string }[] =>
  textOf(file)
    .split('\n')
    .map((text, at) => ({ line: at + 1, text }))
