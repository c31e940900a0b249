import type { SupervisedServer } from '../../packages/server/test/services/cluster.ts';

export interface Memory {
  readonly pid: number;
  /** What the process holds, in MB; of a process that draws, with its pictures under way. */
  readonly residentMb: number;
  /** Objects of JavaScript, in MB, as the last collection left them or later. */
  readonly heapMb: number;
}

const MB = 1024 * 1024;

/** Reads how much memory a server takes by its own metrics. */
export async function memoryOf({ port, process: now }: SupervisedServer): Promise<Memory> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const mbOf = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]) / MB;
  return {
    pid: now().pid,
    residentMb: mbOf('process_resident_memory_bytes'),
    heapMb: mbOf('nodejs_heap_size_used_bytes'),
  };
}
