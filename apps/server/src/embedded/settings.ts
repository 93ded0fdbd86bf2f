import { totalmem } from 'node:os'

const MB = 1024 * 1024

/** Memory that this process may use, in bytes: the machine's, or less inside a container. */
function availableMemory(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}

/** A quarter of the memory up to 1 GB, at least 128 MB; the rest serves as the system's file cache. */
export function postgresSettings(memory = availableMemory()): Record<string, string> {
  const sharedMb = Math.round(Math.min(1024, Math.max(128, memory / 4 / MB)))
  return {
    // Reached through a socket in its own folder (mode 700) and by nothing else.
    listen_addresses: '',
    unix_socket_directories: '.',
    unix_socket_permissions: '0700',
    cluster_name: 'iisp',
    max_connections: '60',
    timezone: 'UTC',
    // What was acknowledged is on the disk.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    wal_level: 'replica',
    wal_compression: 'on',
    min_wal_size: '256MB',
    max_wal_size: '1GB',
    checkpoint_timeout: '15min',
    shared_buffers: `${sharedMb}MB`,
    effective_cache_size: `${Math.max(256, Math.round(memory / 2 / MB))}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    random_page_cost: '1.1',
    jit: 'off',
    // Statements, their parameters and the details of an error name people and money: none reach the log.
    log_statement: 'none',
    log_min_duration_statement: '-1',
    log_min_messages: 'warning',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
    log_timezone: 'UTC',
    logging_collector: 'off',
  }
}
