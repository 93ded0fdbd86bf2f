import { access, constants, mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { StartupError } from '@iisp/server/config/startup-error'

/** Makes the data folder (mode 700) and refuses one that can't be written. */
export async function prepareDataDir(path: string): Promise<void> {
  try {
    await makeFolder(resolve(path))
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new StartupError(
      `数据目录 ${path} 无法写入；请检查权限，或更换 DATA_DIR。`,
      `The data folder ${path} cannot be written; check its permissions or change DATA_DIR.`,
    )
  }
}

/** Node's own recursive mkdir never ends below /proc, where a folder can't be made although its parent is there. */
async function makeFolder(path: string): Promise<void> {
  const make = () => mkdir(path, { mode: 0o700 })
  await make().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return
    if (error.code !== 'ENOENT' || dirname(path) === path) throw error
    await makeFolder(dirname(path))
    await make()
  })
}
