import { Puzzle, type usePass } from '@iisp/identity/parts'
import css from './open.module.css'

/** Shows the puzzle over a form while the form needs one solved. */
export function PuzzleLayer({ pass }: { pass: ReturnType<typeof usePass> }) {
  if (!pass.open) return null
  return (
    <div className={css.puzzle}>
      <Puzzle onSolved={pass.settle} onClose={() => pass.settle(null)} />
    </div>
  )
}
