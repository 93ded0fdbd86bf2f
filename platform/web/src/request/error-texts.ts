import { engineText } from '../i18n/engine-texts.ts'

type Rewriting = readonly [RegExp, 'crowded' | 'smallTrouble' | 'restarting', string]

/** Patterns of technical texts that must not reach a person, in order of priority. */
const rewritings: readonly Rewriting[] = [
  [/connection refused|econnrefused/i, 'restarting', '4001'],
  [/connection (was )?(reset|closed)|econnreset/i, 'crowded', '1001'],
  [/cursor/i, 'crowded', '1002'],
  [/socket/i, 'crowded', '1003'],
  [/disconnect/i, 'crowded', '1004'],
  [/connection/i, 'crowded', '1005'],
  [/invalid argument/i, 'smallTrouble', '2001'],
  [/typeerror/i, 'smallTrouble', '3001'],
  [/referenceerror/i, 'smallTrouble', '3002'],
  [/is not a function/i, 'smallTrouble', '3003'],
  [/is not defined/i, 'smallTrouble', '3004'],
  [/cannot read propert/i, 'smallTrouble', '3005'],
]

/** The text of a refusal for the person. `msg` is the server's text. */
export function refusalText(status: number, msg: string): string {
  const known = rewritings.find(([pattern]) => pattern.test(msg))
  if (known) return engineText(`request.${known[1]}`, { code: known[2] })
  return msg === '' ? engineText('request.failed', { status }) : msg
}
