import { access, constants, mkdir } from 'node:fs/promises'
import { StartupError } from '@iisp/server/config/startup-error'

/** Makes the data folder (mode 700) and refuses one that can't be written. */
export async function prepareDataDir(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new StartupError(
      `数据目录 ${path} 无法写入；请检查权限，或更换 DATA_DIR。`,
      `The data folder ${path} cannot be written; check its permissions or change DATA_DIR.`,
    )
  }
}
