import { useMutation } from '@tanstack/react-query';
import { api, read } from '#client/lib/api.ts';
import { downloadFile } from '#client/lib/files.ts';
import { withProof } from './proof.ts';

/** Downloads all data about the person as one file. */
export function useDownloadOwnData() {
  return useMutation({
    mutationFn: async () => {
      const data = await withProof(() => read<unknown>(api.account.export.$get()));
      downloadFile('faisca_meus_dados.json', JSON.stringify(data, null, 2), 'application/json');
    },
  });
}
