import { textOf } from './repository.ts'

export interface Literal {
  readonly line: number
  readonly text: string
}
const comments = /\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*/g
const literal = /`(?:[^`\\]|\\.)*`|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g

/** The string literals of a file as written, without their quotes. */
export function literalsOf(file: string): Literal[] {
  const code = textOf(file).replace(comments, (comment) => comment.replace(/[^\n]/g, ' '))
  return [...code.matchAll(literal)].map((match) => ({
    line: code.slice(0, match.index).split('\n').length,
    text: match[0].slice(1, -1),
  }))
}
