/** Sentences of reasons, in Portuguese: what a ruleset says itself, counters and clarifications. */
import type { Phrasebook } from '../../../shared/explain/toText.ts'

export const rulesSentences: Phrasebook['sentences'] = {
  'row.own': 'Nestas regras {own} substitui {row}.',
  'row.lost': 'O texto destas regras sobre isso se perdeu; vale {row} de 2010.',
  'effect.row': 'Veja {effect} na carta.',
  'effect.given': '{figure} pode usar {effect} por meio de {giver}.',
  // Counters
  'counter.gone': '{effect} de {figure}: anulado.',
  'counter.in-vain': 'Não se pode anular {effect}.',
  'counter.guarded': 'Os poderes de {figure} não podem ser anulados: {figure} mantém {effect}.',
  'counter.team-ability': '{effect} é uma habilidade de equipe, que não se pode anular.',
  'counter.not-possessed': '{figure} pode usar {effect} sem possuir esse poder, e por isso anular pelo nome não faz nada.',
  // Clarifications
  'clarified.force-blast-targets': 'Force Blast não é um ataque e mesmo assim escolhe a figura como alvo.',
  'clarified.blades-wall': 'A rolagem de {roll} de {by} vale como dano contra uma parede ou terreno bloqueador.',
  'clarified.explosion-area':
    'A área fica em volta dos alvos acertados que recebem dano; só contam os raios impressos, e o empurrão é para longe do atacante.',
  'clarified.wave-ignores':
    'O que se ignora não fica anulado: objetos segurados continuam na mão, terreno criado por poderes permanece, e quem usa mantém os próprios efeitos.',
  'clarified.quake-goes-on': 'O ataque continua contra as outras figuras.',
  'clarified.first-click': '{figure} está no clique em que entrou e não conta como figura curada.',
  'clarified.telekinesis':
    'Telekinesis move outra figura padrão ou minúscula de uma só casa, seja qual for o alcance de quem usa; a figura colocada não pode usar Telekinesis neste turno.',
  'clarified.defend-first': 'Se vai ser usado, diz-se antes de rolar qualquer dado.',
  'clarified.reflexes':
    'As notas antigas sobre este poder não valem mais: dados iguais não causam empurrão, e não se pode escolher sofrer empurrão.',
  'clarified.barrier-marker':
    'Um marcador pode ser destruído como terreno bloqueador; os escombros saem quando os outros marcadores sairiam.',
  'clarified.reflexes-parts': 'Ignorar o dano de empurrão se decide quando ele é causado, não importa quem escolheu o empurrão.',
  'clarified.bases-only': 'O que se ignora são as bases das figuras, não o que os poderes delas fazem.',
  'clarified.outwit-action': 'Outwit é uma ação livre, antes ou depois de outra ação e nunca no meio dela.',
  'clarified.abilities': "O Player's Guide tem mais sobre esta habilidade.",
  'clarified.strength': 'É com Super Strength que se seguram objetos leves e pesados.',
  'clarified.phasing': 'Pode levar outras figuras e objetos através do terreno.',
  'clarified.hypersonic': 'A casa do ataque é fixada antes dele; na casa de uma figura derrotada por ele pode-se entrar na mesma hora.',
  'clarified.set-down': 'Quem é carregado é posto no mapa antes do ataque.',
  'clarified.combat-damage':
    'Toughness tira 1 do dano de combate; se o dano fora de um ataque também é isso, as regras da casa não dizem. Aqui foi tirado desse dano também.',
  'clarified.hypersonic-object':
    'Quem segura um objeto tem de golpear com ele, e durante {effect} não se usa outro poder: as regras da casa não dizem qual das duas cede. O objeto foi usado.',
  'clarified.control':
    'O que está anulado na figura continua anulado, e os pontos por ela ou feitos por ela vão para o jogador que a controla.',
  'clarified.attentiveness':
    'Uma rolagem de Attentiveness pode descobrir quem se esconde: essa figura pode então ser atacada corpo a corpo, mas não à distância.',
  'clarified.both-grounded': 'Figuras no solo bloqueiam linhas entre figuras no solo.',
  'clarified.leadership': 'Textos que falam de 4 a 6 se referem a um sucesso, agora 5 ou 6.',
  'clarified.captives': 'Se {user} perde Capture ou sofre KO, todos os cativos voltam a ficar livres.',
  'reading.stealth': 'Que Stealth de 2012 descanse no próprio turno é leitura nossa.',
  'reading.higher': 'Que conte o terreno, e não a figura em cima dele, é leitura nossa.',
  'reading.water': 'Se a água conta aqui como terreno difícil é leitura nossa.',
  'reading.field': 'A altura de um campo de força é leitura nossa.',
  'reading.roof': 'Que a própria base não bloqueie a linha para baixo é leitura nossa.',
  'reading.energy': 'Que dano redirecionado não alimente ninguém é leitura nossa.',
  'reading.tokens': 'O que acontece com um terceiro marcador antes de 2013 é leitura nossa.',
  'reading.away': 'Que deixe figuras para trás sem rolar é leitura nossa.',
  'reading.flank': 'Que baste um lado aberto do canto a um caminho de empurrão é leitura nossa para esta edição.',
  'reading.corner': 'Que o canto termine também um movimento a partir de terreno difícil é leitura nossa.',
  'reading.above': 'Que conte o que está sobre o terreno ignorado é leitura nossa.',
  'reading.pulse': 'Que Pulse Wave seja aplicada aqui pelo texto de 2013 é leitura nossa.',
  'reading.ties': 'Que o jogador ativo escolha entre elas é leitura nossa para esta edição.',
  'reading.space-damage': 'Que o dano conte depois do que o reduz é leitura nossa para esta edição.',
  'reading.fixed': 'Que dados iguais não aumentem as {squares} casas de {effect} é leitura nossa.',
  'reading.base': 'Que {effect} não deixe uma base maior ser empurrada é leitura nossa.',
  'reading.from-base': 'Que o empurrão de {figure} se afaste da casa mais próxima da base maior é leitura nossa.',
  'reading.rim': 'Que conte a parede na borda, e não a queda, é leitura nossa.',
  'reading.unmoved': 'Que {figure} pare o caminho embora ainda nada lhe possa ser feito é leitura nossa.',
  'reading.space': 'Que um caminho que começa fora do espaço não termine onde sai dele é leitura nossa.',
  'reading.held': 'Que um objeto se gaste em um Quake com um alvo, e em um com vários não, é leitura nossa.',
  'reading.giants':
    'Que uma figura grande fique no caminho de duas grandes, cada uma das quais pode contar como mais alta, é leitura nossa.',
  'reading.besides':
    'Que o movimento e o ataque de um turno tragam um marcador cada é leitura nossa: as regras caseiras nada dizem de marcadores.',
  'path.higher-figure': '{by} está nesse terreno mais alto.',
  'path.corner-half-open': 'Um lado do canto em {at} está fechado, o outro aberto: {figure} passa.',
  'move.water-own-kind': 'A água em {at} não é terreno difícil para quem o ignora: tem símbolo próprio.',
  'move.over-water': 'A água em {at} não atrapalha {figure}: {effect}.',
  'line.field-not-looked-over': 'Ninguém olha por cima do campo de força entre {at}, por maior que seja.',
  'line.field-below': 'O campo de força entre {at} fica em um nível inferior e não para esta linha, também em interiores.',
  'line.field-elsewhere': 'O campo de força entre {at} não para esta linha.',
  'line.own-roof': '{at} pertence à base de {figure}: não bloqueia a própria linha.',
  'line.stands-above': 'O que está sobre o terreno elevado ignorado em {at} conta no nível da linha.',
  'aftermath.redirected-no-heal': '{figure} sofreu o dano por outra e não do ataque: {user} não se cura.',
  'target.two-tokens': '{figure} já tem dois marcadores de ação: não se pode dar uma ação que lhe daria um terceiro.',
  'move.opening-too-narrow': 'Em interiores a base de {figure} não passa em {square}: a abertura precisa ser tão larga quanto a base.',
  'move.special-lost': 'O que é {effect} constava de uma lista das regras caseiras que não se conservou: decide o juiz.',
  'move.stop-corner-again': '{figure} já estava em terreno difícil; o canto antes de {square} termina o movimento do mesmo jeito.',
  'away.passes-figures': '{figure} deixa os oponentes sem rolar: figuras não a atrapalham ({effect}).',
  'clarified.mastermind-source': 'O dano continua vindo do atacante original.'
}
