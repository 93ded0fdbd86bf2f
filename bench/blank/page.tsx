import { createRoot } from 'react-dom/client'

/** The least that a React page can show. */
createRoot(document.querySelector('#root') as HTMLElement).render(<h1>我的待办</h1>)
