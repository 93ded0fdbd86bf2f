import { readFile } from 'node:fs/promises'
import type { RunningServer } from './children.ts'

/** Follows the resident memory of a server, five times a second. */
export async function watchMemory(server: RunningServer) {
  const idle = await resident(server)
  let most = idle
  const look = async () => {
    most = Math.max(most, await resident(server))
  }
  // a server that has stopped has no memory to look at
  const watch = setInterval(() => void look().catch(() => clearInterval(watch)), 200)
  return {
    /** Ends the watch. In MB. */
    mostAboveIdle() {
      clearInterval(watch)
      return most - idle
    },
  }
}

async function resident({ pid }: RunningServer): Promise<number> {
  const [, kilobytes = '0'] = /VmRSS:\s*(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
