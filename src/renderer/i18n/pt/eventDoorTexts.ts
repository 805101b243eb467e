/** O que se diz na entrada de um torneio: jogadores, suas listas, uma lista de fora. */
import type { Translation } from '../language/shape.ts'
import type { eventDoorTexts as english } from '../en/eventDoorTexts.ts'
import { n } from './counted.ts'

export const eventDoorTexts: Translation<typeof english> = {
  door: {
    search: 'Nome: três letras e Enter',
    searchSides: 'Dois nomes com / no meio e Enter; três letras os encontram',
    list: 'Colar ou abrir uma lista',
    nobody: 'Não há ninguém na lista. Digite um nome e tecle Enter, ou cole uma lista.',
    counts: (all, here, waiting, unpaid) =>
      [
        `${all} na lista`,
        `${here} jogam`,
        ...(waiting > 0 ? [`${waiting} em espera`] : []),
        ...(unpaid > 0 ? [`${unpaid} sem pagar`] : [])
      ].join(' · '),
    standing: { in: 'aqui', 'not-here': 'ainda não chegou', waiting: 'lista de espera', dropped: 'saiu', disqualified: 'desclassificado' },
    allHere: (count) => `Todos estão aqui: confirmar ${count}`,
    allChecked: (count) => `${n(count, 'jogador confirmado', 'jogadores confirmados')}.`,
    does: { 'not-here': 'Confirmar', waiting: 'Deixar entrar', dropped: 'Voltar' },
    paid: (fee) => `Pago: ${fee}`,
    drop: 'Sair',
    edit: 'Mudar',
    add: 'Acrescentar',
    minor: 'Menor',
    regular: 'já veio antes',
    minorHint: 'Em público aparece com nome e inicial; nunca em uma exportação.',
    alreadyHere: (name) => `${name} já está aqui.`,
    which: (names) => `Quem é: ${names}?`,
    whichNew: (here, typed) => `${here} já está aqui. “${typed}” é outra pessoa?`,
    isOut: (name) => `${name}: desclassificado.`,
    noNumber: (number) => `Nenhum jogador tem o número ${number}. Digite o nome e depois #${number}.`,
    numberSaved: (name, number) => `${name}: número ${number}.`,
    whichHow: 'As setas e Enter escolhem, Esc apaga o nome.',
    refused: (keys) => `Sem anotar: ${n(keys, 'tecla digitada', 'teclas digitadas')} desde então.`,
    unsaved: (name) => `Não salvo: ${name}`,
    again: 'Anotar de novo',
    checkedIn: (name) => `${name} confirmou.`,
    admitted: (name) => `${name} entra da lista de espera.`,
    returned: (name, losses) =>
      losses === 0 ? `${name} voltou.` : `${name} voltou, com ${n(losses, 'derrota', 'derrotas')} pelas rodadas não jogadas.`,
    added: (name) => `${name} está na lista.`,
    waits: (name) => `O torneio está cheio: ${name} fica na lista de espera.`,
    late: (name, losses) =>
      losses === 0
        ? `${name} joga a partir da próxima rodada.`
        : `${name} joga a partir da próxima rodada, com ${n(losses, 'derrota', 'derrotas')}.`,
    dropped: (name, left, bye) => `${name} saiu. ${n(left, 'jogador fica', 'jogadores ficam')}${bye ? ', por isso haverá uma folga' : ''}.`,
    name: 'Nome',
    club: 'Clube',
    publisher: 'Número da editora (WIN)',
    publisherHint: 'Visto pela equipe e em arquivos com nomes, nunca pelos jogadores nem nas telas. Na entrada: Kim Park #12345.',
    fixedTable: 'Sempre na mesa',
    anyTable: 'qualquer',
    forget: 'Esquecer esta pessoa…',
    forgetWhat: (name, number) =>
      `"${name}" sai de todas as anotações deste torneio e das suas decisões, com clube, número e contato; o registro mantém "Player ${number}". Não é possível desfazer.`,
    forgetNow: 'Esquecer para sempre',
    forgetNot: 'Manter',
    forgotten: (number) => `Player ${number} foi esquecido.`,
    save: 'Salvar',
    cancel: 'Cancelar',
    leaving: {
      title: (name) => `${name} sai`,
      left: (count, bye) =>
        `${n(count, 'jogador fica', 'jogadores ficam')}${bye === 'comes' ? ', por isso haverá uma folga' : bye === 'goes' ? ', por isso já não haverá folga' : ''}.`,
      open: (table, against) => `A mesa ${table} contra ${against} ainda não tem resultado; a próxima rodada espera por ele.`,
      noShow: (name) => `Sair, e ${name} vence: não veio`,
      inCut: (name) => `${name} joga no corte: o adversário segue sem partida, ou o corte é feito de novo.`,
      next: (round) => `A rodada ${round}, como está sorteada, teria então estes pares:`,
      nextSame: (round) => `A rodada ${round}, como está sorteada, mantém os pares.`,
      nextBye: (name) => `Folga: ${name}`,
      pair: (table, a, b) => `Mesa ${table}: ${a} – ${b}`,
      more: (count) => `e mais ${count}`,
      now: 'Sair'
    },
    held: {
      title: (number) => `Player ${number} foi esquecido`,
      text: (backups) =>
        `${n(backups, 'backup deste dispositivo ainda contém', 'backups deste dispositivo ainda contêm')} o nome. Um arquivo salvo em outro lugar também o contém.`,
      unread: 'não pode ser lido, por isso não se sabe',
      keep: 'Manter até que outros tomem o lugar',
      delete: 'Apagar e fazer um novo',
      deleted: (backups, number) => `${n(backups, 'backup apagado', 'backups apagados')}; um novo só conhece "Player ${number}".`
    }
  },
  lists: {
    nobody: 'Ainda não há ninguém na lista: os jogadores entram pela porta.',
    missing: (count) =>
      count === 0
        ? 'Todos os jogadores entregaram a lista.'
        : `${n(count, 'lista falta', 'listas faltam')}. Mesmo assim é possível emparceirar.`,
    figures: (count, points) => `${n(count, 'figura', 'figuras')}, ${n(points, 'ponto', 'pontos')}`,
    notKnown: (count) => `Em ${n(count, 'lista', 'listas')} nem todas as figuras são conhecidas: convém verificar à mão.`,
    figuresUnknown: (count) => `sem conhecer: ${n(count, 'figura', 'figuras')}`,
    states: { none: 'sem lista', fits: 'correta', wrong: 'problema', accepted: 'aceita', rejected: 'recusada' },
    trouble: (rejected, wrong, missing) =>
      `Listas de time: ${[
        ...(rejected.length > 0 ? [`${n(rejected.length, 'recusada', 'recusadas')} (${rejected.join(', ')})`] : []),
        ...(wrong > 0 ? [`${wrong} com um problema`] : []),
        ...(missing > 0 ? [`${n(missing, 'falta', 'faltam')}`] : [])
      ].join(', ')}.`,
    rejectedOf: (names) => `lista recusada: ${names}`,
    figuresLabel: 'A lista: uma figura por linha com seus pontos, e sua coleção se for preciso',
    example: 'Captain Merrow; 110\n2 x Stray Cat (44)\n- Brine',
    offered: 'Figuras da biblioteca',
    unread: (lines) => `Na linha ${lines} não há figura com seus pontos.`,
    unknown: (names) => `Não estão na biblioteca e nada se sabe do seu cartão: ${names}.`,
    opened: 'Abertas nos boosters: nomes separados por vírgulas',
    save: 'Salvar a lista',
    saved: (name) => `A lista de ${name} foi salva.`,
    fromTeam: 'Usar um time da biblioteca',
    house: (on) => `Verificadas com a lista própria da loja${on === '' ? '' : ` de ${on}`}.`,
    reason: 'Por quê (opcional)',
    accept: 'Aceitar',
    reject: 'Recusar',
    checked: (name) => `Sua decisão sobre a lista de ${name} foi salva.`
  },
  listing: {
    title: 'Uma lista de jogadores',
    description: 'Cole uma tabela ou um nome por linha, ou abra um arquivo CSV. Nada entra antes de você ver.',
    paste: 'A lista',
    example: 'Kim Park; Clube Vermelho\nAda Lo; Clube Azul',
    file: 'Abrir um arquivo',
    tooLarge: 'Este arquivo é grande demais para uma lista de jogadores.',
    column: (name) => `Coluna ${name}`,
    columns: { name: 'Nome', last: 'Sobrenome', club: 'Clube', publisher: 'Número da editora', minor: 'Menor', skip: 'Deixar fora' },
    what: 'O que acontece',
    verdicts: {
      new: 'entra',
      here: 'já está aqui',
      twice: 'está duas vezes na lista',
      'no-name': 'não tem nome',
      'too-long': 'o nome é longo demais'
    },
    emptyRow: 'Uma linha',
    result: (fresh, known, twice, left) =>
      [
        n(fresh, 'novo', 'novos'),
        ...(known > 0 ? [n(known, 'já está aqui', 'já estão aqui')] : []),
        ...(twice > 0 ? [n(twice, 'está duas vezes na lista', 'estão duas vezes na lista')] : []),
        ...(left > 0 ? [n(left, 'deixado fora', 'deixados fora')] : [])
      ].join(', '),
    take: (count) => `Acrescentar ${count}`,
    taken: (count) => `${n(count, 'jogador está', 'jogadores estão')} na lista.`,
    cancel: 'Cancelar'
  }
}
