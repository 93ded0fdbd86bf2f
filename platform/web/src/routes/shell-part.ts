import { lazyPart } from '../loader/index.ts'

const load = () => import('./Shell.tsx')

/** The shell, apart from the login page, which is to come quickly. */
export const Shell = lazyPart(load, (loaded) => loaded.Shell)

/** Fetches it while the person's data is on its way; a failure shows when it is drawn. */
export const preloadShell = (): void => void load().catch(() => {})
