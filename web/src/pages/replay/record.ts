import { calls, freshKey } from '$lib/api/calls';
import { tellFailure } from '$lib/api/failure';
import { navigation } from '$lib/navigation.svelte';
import { session } from '$lib/session.svelte';

/** Saves the record of a table as a file. */
export async function downloadRecord(id: string): Promise<void> {
  try {
    const record = await calls.record(id);
    const url = URL.createObjectURL(new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `safehouse-${String(record.game)}-${id}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  } catch (error) {
    tellFailure(error);
  }
}

/** Opens a table from a record in a file; false if the file holds none. */
export async function importRecord(file: File): Promise<boolean> {
  let record: unknown;
  try {
    record = JSON.parse(await file.text());
  } catch {
    return false;
  }
  try {
    await session.ensure();
    const { id } = await calls.importRecord(record, freshKey());
    navigation.go({ page: 'replay', id });
  } catch (error) {
    tellFailure(error);
  }
  return true;
}
