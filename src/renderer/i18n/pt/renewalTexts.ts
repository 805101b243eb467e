/** As palavras para trazer uma versão mais nova do aplicativo, em português. */
import type { Translation } from '../language/shape.ts'
import type { renewalTexts as english } from '../en/renewalTexts.ts'

/** By why the shell refuses it. */
const refused = {
  'no-key':
    'Esta cópia do Linejudge foi feita sem uma chave para verificar atualizações. Instale uma versão mais nova de onde obteve esta.',
  unreadable: 'Não foi possível ler o arquivo.',
  'not-an-update': 'Não é uma atualização do Linejudge; esperava-se um arquivo que termine em .clixupdate.',
  'later-format': 'Esta atualização é para um Linejudge posterior. Instale-a manualmente.',
  'wrong-signature':
    'Esta atualização não foi assinada pelos autores deste Linejudge, ou foi alterada depois. Também não a instale manualmente.',
  'other-system': 'Esta atualização é para outro sistema ou outro processador.',
  'cut-short': 'O arquivo termina cedo demais: não foi copiado ou baixado inteiro.',
  changed: 'O arquivo não é o que seus autores assinaram: está danificado ou foi alterado.',
  'no-room': 'Não há espaço livre, ou não se pode gravar ali.',
  'not-reached': 'O outro computador não respondeu, ou a conexão caiu.',
  'none-newer': 'Não há versão mais nova.',
  'not-started': 'Não foi possível iniciar o instalador.'
}

export const renewalTexts: Translation<typeof english> = {
  title: 'Atualizar o Linejudge',
  what: 'O Linejudge não procura nada por conta própria. Uma atualização é um só arquivo: ele é verificado inteiro, depois se faz uma cópia de tudo o que você guardou e então começa o instalador.',
  own: (version, built) => `Esta é a versão ${version}${built === null ? '' : `, feita em ${built}`}.`,
  fromFile: 'Atualizar de um arquivo…',
  fromAddress: (host) => `Olhar em ${host}`,
  looking: 'Verificando cada byte da atualização…',
  offered: (version, built, mib) => `Versão ${version}, feita em ${built}, ${mib} MiB`,
  signed: 'A assinatura está certa: vem dos autores deste Linejudge, inteira e sem alterações.',
  against: {
    newer: 'É mais nova que esta versão. O Linejudge fecha quando o instalador começa.',
    same: 'É a versão que está em uso. Instalá-la de novo não muda nada do que você guardou.',
    older:
      'É mais antiga que esta versão. Talvez não consiga ler o que esta guardou: a cópia feita agora é para esta versão ou posteriores.'
  },
  take: 'Fazer cópia e instalar',
  backingUp: 'Fazendo uma cópia de tudo o que você guardou…',
  starting: 'Iniciando o instalador…',
  notBackedUp: (why) => `Não foi possível fazer a cópia, então nada foi iniciado. ${why}`,
  untouched: 'Nada foi alterado.',
  close: 'Fechar',
  refused
}
