import { say } from '../i18n/engine-texts.ts'

type Rewriting = readonly [RegExp, 'crowded' | 'smallTrouble' | 'restarting', string]

/** Technical texts that a server let through, in the order in which they are tried. */
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

/** The text of a refusal as a person may read it; `msg` as the server sent it. */
export function refusalText(status: number, msg: string): string {
  const known = rewritings.find(([pattern]) => pattern.test(msg))
  if (known) return say(`request.${known[1]}`, { code: known[2] })
  return msg === '' ? say('request.failed', { status }) : msg
}
