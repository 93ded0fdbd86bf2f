import { readFileSync, statSync } from 'node:fs'
import { StartupError } from '@iisp/server/config/startup-error'

/** The system account that PostgreSQL runs as. `drop`: another than ours, since we are root and PostgreSQL refuses root. */
export interface Account {
  readonly uid: number
  readonly gid: number
  readonly drop: boolean
}

/** The owner of an existing database folder; otherwise ourselves, or an unprivileged account when we are root. */
export function chooseAccount(databaseFolder: string): Account {
  const uid = process.getuid?.() ?? 0
  const owner = statSync(databaseFolder, { throwIfNoEntry: false })
  if (uid !== 0) {
    if (owner && owner.uid !== uid) throw foreignFolder(databaseFolder, owner.uid)
    return { uid, gid: process.getgid?.() ?? 0, drop: false }
  }
  if (process.platform !== 'linux') {
    throw new StartupError(
      '在本系统上请勿以 root 身份启动。',
      'On this system, please do not start the portal as root.',
    )
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, drop: true }
  return { ...unprivileged(), drop: true }
}

function unprivileged(): { uid: number; gid: number } {
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new StartupError(
    '以 root 身份启动时需要系统账户 nobody 或 postgres。',
    'Started as root, the portal needs a system account nobody or postgres to run the database.',
  )
}

function foreignFolder(path: string, uid: number): StartupError {
  return new StartupError(
    `数据库目录 ${path} 属于另一系统账户（uid ${uid}）；请用该账户启动，或更换 DATA_DIR。`,
    `The database folder ${path} belongs to another account (uid ${uid}); start as that account or change DATA_DIR.`,
  )
}

/** Options for a PostgreSQL program: no working folder it may not see, nothing of our environment. */
export function spawnAs(account: Account) {
  const LC_ALL = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  return {
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', LC_ALL, TZ: 'UTC' },
    ...(account.drop ? { uid: account.uid, gid: account.gid } : {}),
  }
}
