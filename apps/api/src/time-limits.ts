/** How long the shop waits for its database and for its own end. Milliseconds. */
export const timeLimits = {
  /** A connection is made, or one of the pool becomes free. */
  connect: 5_000,
  /** Beyond the statement timeout, until a silent server is given up. */
  serverSilence: 1_000,
  /** TCP keep-alive of an idle connection. */
  keepAlive: 5_000,
  /** An instance asks again whether another one has finished its migrations. */
  migrationLock: 200,
  /** An order is stored; counted from its complete body. */
  order: 8_000,
  /** `/readyz` has stored its row; from then on: the products are read. */
  readiness: 2_000,
} as const

/**
 * The steps of stopping. Milliseconds; `notice`, `requests` and `exit` count from the signal. An order
 * that is being stored may take `timeLimits.order`, so requests have longer. A process manager has to
 * wait for longer than `exit` before it kills: those of `deploy` wait for 20 seconds.
 */
export const shutdownTimes = {
  /** `/readyz` says 503 and requests are still accepted, so that a load balancer notices. */
  notice: 1_000,
  /** Open requests have finished; their connections are closed. */
  requests: 9_000,
  /** From then on: background jobs have finished. */
  jobs: 1_000,
  /** From then on: statements have finished; the pool is closed. */
  pool: 2_000,
  /** The process exits, whatever still waits. */
  exit: 14_000,
} as const
