/** The place on the page where the contents of two campaigns stand. */
export const CONTENTS = 'conteudo';
