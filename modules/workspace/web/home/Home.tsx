import { Entries } from './Entries.tsx'
import { Greeting } from './Greeting.tsx'
import { HomeCards } from './HomeCards.tsx'
import { TodoBoard } from './TodoBoard.tsx'
import css from './home.module.css'

/** The home tab: a greeting, the to-dos, the cards of the modules and the menus. */
export default function Home() {
  return (
    <div className={css.home}>
      <Greeting />
      <TodoBoard />
      <HomeCards />
      <Entries />
    </div>
  )
}
