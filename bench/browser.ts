import type { Size } from './options.ts'
import type { Stage } from './stage.ts'
export async function benchBrowser(_stage: Stage, _size: Size): Promise<void> {}
