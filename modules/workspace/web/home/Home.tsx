import { Entries } from './Entries.tsx'
import { Greeting } from './Greeting.tsx'
import { TodoBoard } from './TodoBoard.tsx'
import css from './home.module.css'

/** The home tab: a greeting, the to-dos and the menus. */
export default function Home() {
  return (
    <div className={css.home}>
      <Greeting />
      <TodoBoard />
      <Entries />
    </div>
  )
}
