import { Entries } from './Entries.tsx'
import { Greeting } from './Greeting.tsx'
import { TodoBoard } from './TodoBoard.tsx'
import css from './home.module.css'

/** The page of the home tab: who, what waits, and where to go. */
export default function Home() {
  return (
    <div className={css.home}>
      <Greeting />
      <TodoBoard />
      <Entries />
    </div>
  )
}
